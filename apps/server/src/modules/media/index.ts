export { bindMedia } from './media.routes.ts'
export { isBroughtBy } from './is-brought-by.ts'
export { giveUpUpload } from './commands/give-up-upload.ts'
export { takeCover } from './commands/choose-cover.ts'
export { receiveFile } from './commands/receive-file.ts'
export { registerUpload, type RegisterDeps } from './commands/register-upload.ts'
export { untilProcessed } from './until-processed.ts'
export { endUploads } from './end-uploads.ts'
export { sweepPictures, sweepVideos } from './jobs/sweep-pictures.ts'
export {
  blockPicture,
  findAddressesOfContent,
  findAnAddressOf,
  findBlockedAmong,
  isBlockedPicture,
  keepLookOfBlocked,
  noteCompared,
  unblockPicture,
} from './blocked-pictures.queries.ts'
export { requireStorage } from './storage-use.ts'
export { sweepIncoming } from './jobs/sweep-incoming.ts'
export { registerResumableRoute } from './resumable-route.ts'
export { fillPalettes } from './jobs/fill-palettes.ts'
export { findPalettes } from './palettes.queries.ts'
export { colorFamilies } from './pictures/color-family.ts'
export { sweepUploads } from './jobs/sweep-uploads.ts'
export { processUpload } from './jobs/process-upload.ts'
export { createPictureDecoder, type PictureDecoder } from './pictures/picture-decoder.ts'
export {
  closeSignatures,
  deleteSignatures,
  findLooks,
  findPicture,
  findSignature,
  findVeiled,
  findVeils,
  type PictureFacts,
  type SignatureRow,
  updateVeil,
  upsertSignatures,
} from './pictures.queries.ts'
export { type Veil, worstVeil } from './pictures/veil.ts'
export { renditionKey } from './pictures/rendition-key.ts'
export { registerPortraitRoute } from './portrait-route.ts'
export { anyRendition, PICTURE_CSP, registerPictureRoute } from './picture-route.ts'
export { renditionImages } from './rendition-images.ts'
export { drawSignature } from './signatures.ts'
export { createUploadTickets } from './upload-tickets.ts'
export { registerUploadRoutes } from './upload-route.ts'
export { copyUpload, editUpload } from './commands/derive-upload.ts'
export { findUploads, keepUploads, lockUpload, lockUploadOfSignature, markUploadUsed } from './uploads.queries.ts'
export { failureText } from './uploads.view.ts'
export { registerVideoRoute } from './videos/video-route.ts'
export { findVideo } from './videos/videos.queries.ts'
export { cleanCaptions } from './videos/captions.ts'
export { videoFileKey, videoKey } from './videos/video-key.ts'
export { FRAMES } from './videos/transcoding/convert-film.ts'
export { transcodeVideo } from './videos/transcode-video.ts'
export { mp4RungOf } from './videos/transcoding/ladder.ts'
export { createVideoProgram, noVideosLine } from './videos/transcoding/video-program.ts'
