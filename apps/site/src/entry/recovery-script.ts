/** Path of the script that recovers a page whose files fail to load. It has no hash, so that it still exists after a deploy. */
export const RECOVERY_SCRIPT = '/recover.js';
