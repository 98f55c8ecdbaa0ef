/** What `vite-plugin.ts` knows of a photograph in `content/photos`, by the name of its file. */
declare module '#photos/*.json' {
  const picture: import('@gloam/ui').PictureStem;
  export default picture;
}
