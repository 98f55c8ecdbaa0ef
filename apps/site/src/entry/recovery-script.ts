/** Path of the script for a page whose own files do not arrive. It is the same in every build, so that no newer one removes it. */
export const RECOVERY_SCRIPT = '/recover.js';
