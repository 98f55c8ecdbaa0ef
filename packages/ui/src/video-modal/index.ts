export { VideoModal, type VideoModalPart, type VideoModalProps } from './video-modal.js';
export type {
  VideoEmbed,
  VideoFiles,
  VideoMedia,
  VideoModalEmbedLabels,
  VideoModalLabels,
  VideoSource,
  VideoTrack,
} from './video-modal.logic.js';
