/** `run` at once, then at most every so many milliseconds; what was asked for meanwhile is done at the end of them. */
export function throttled(run: () => void, pause: number): { readonly ask: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsked = false
  const rest = () => {
    timer = isAsked ? setTimeout(rest, pause) : undefined
    if (isAsked) run()
    isAsked = false
  }
  const ask = () => {
    isAsked = true
    if (timer === undefined) rest()
  }
  return { ask, stop: () => clearTimeout(timer) }
}
