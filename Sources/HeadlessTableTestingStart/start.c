#include "start.h"

extern void headless_table_testing_start(void) __attribute__((weak));

/* Runs when the program or the bundle is loaded, before any test. */
__attribute__((constructor)) static void start(void) {
  if (headless_table_testing_start) headless_table_testing_start();
}
