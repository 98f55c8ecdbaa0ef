/** Paths of public files with a hash of their content in the name. */
const HASHED = /^\/(?:assets\/|fonts\/.*\.woff2$)/;

/** Pattern of paths with plain names, without the compressed copies that only the server reads. */
const PLAIN_NAME = /^\/(?:assets|fonts)\/\w[\w.-]{0,199}(?<!\.br|\.gz)$/;

export const isHashed = (path: string): boolean => HASHED.test(path);

/** Whether the path of a hashed file is safe to look up on disk. */
export const isPlainName = (path: string): boolean => PLAIN_NAME.test(path);
