/* Nothing is called from here: this target's only part is what it does when it is loaded. */
