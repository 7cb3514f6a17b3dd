/** The small build is the whole one without what needs sound tracks, captions and keys of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
