/** Public files that change their name with their content. */
const HASHED = /^\/(?:assets\/|fonts\/.*\.woff2$)/;

/** Plain names in their folders, without those that only the server reads. */
const PLAIN_NAME = /^\/(?:assets|fonts)\/\w[\w.-]{0,199}(?<!\.br|\.gz)$/;

export const isHashed = (path: string): boolean => HASHED.test(path);

/** Whether a hashed file may be looked up on disk as it came. */
export const isPlainName = (path: string): boolean => PLAIN_NAME.test(path);
