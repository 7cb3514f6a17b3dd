/** Where uploads are received in pieces. */
export const RESUMABLE_PATH = '/upload/resumable'
