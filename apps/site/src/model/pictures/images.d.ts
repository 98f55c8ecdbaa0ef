/** Written by `build/picture-sets.ts`. */
declare module '*/images.json?set=authors' {
  const pictures: Record<string, import('../pictures.ts').PictureFile>;
  export default pictures;
}

declare module '*/images.json?set=gallery' {
  const pictures: Record<string, import('../pictures.ts').PictureFile>;
  export default pictures;
}

declare module '*/images.json?set=news' {
  const pictures: Record<string, import('../pictures.ts').PictureFile>;
  export default pictures;
}

declare module '*/images.json?set=portraits' {
  const pictures: Record<string, import('../pictures.ts').PictureFile>;
  export default pictures;
}

declare module '*/images.json?set=positions' {
  const pictures: Record<string, import('../pictures.ts').PictureFile>;
  export default pictures;
}

declare module '*/images.json?set=scenes' {
  const pictures: Record<string, import('../pictures.ts').PictureFile>;
  export default pictures;
}
