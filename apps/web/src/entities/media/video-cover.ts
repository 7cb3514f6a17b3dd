/** Milliseconds after which a browser is taken to be unable to show a video. */
const PATIENCE = 5000
const PLAIN = { width: 720, height: 960, colour: '#3a3a3a' }

/** A picture that stands for a video: its first frame, or a plain one where this browser cannot show it. */
export async function coverOfVideo(file: File): Promise<File> {
  const canvas = document.createElement('canvas')
  const source = URL.createObjectURL(file)
  try {
    const video = await firstFrame(source)
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d')?.drawImage(video, 0, 0)
  } catch {
    canvas.width = PLAIN.width
    canvas.height = PLAIN.height
    const brush = canvas.getContext('2d')
    if (brush) {
      brush.fillStyle = PLAIN.colour
      brush.fillRect(0, 0, PLAIN.width, PLAIN.height)
    }
  } finally {
    URL.revokeObjectURL(source)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('this browser draws no pictures')
  return new File([blob], 'cover.jpg', { type: 'image/jpeg' })
}

function firstFrame(source: string): Promise<HTMLVideoElement> {
  return new Promise((resolve, reject) => {
    const video = document.createElement('video')
    const timer = setTimeout(() => reject(new Error('the video does not show')), PATIENCE)
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    video.addEventListener('loadeddata', () => {
      clearTimeout(timer)
      if (video.videoWidth > 0) resolve(video)
      else reject(new Error('there is nothing to see'))
    })
    video.addEventListener('error', () => {
      clearTimeout(timer)
      reject(new Error('the video cannot be read'))
    })
    video.src = source
  })
}
