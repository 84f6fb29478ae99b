#include "start.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

extern void headless_table_testing_start(void) __attribute__((weak));
extern int headless_table_testing_end(void) __attribute__((weak));

/* Runs when the process ends: it fails where there is something that no test was told. */
static void end(void) {
  if (headless_table_testing_end()) {
    fflush(NULL);
    _exit(1);
  }
}

/* Runs when the program or the bundle is loaded, before any test. */
__attribute__((constructor)) static void start(void) {
  if (headless_table_testing_start) headless_table_testing_start();
  if (headless_table_testing_end) atexit(end);
}
