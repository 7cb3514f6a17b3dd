/** VR-17: characters of a text that is shown in short, unless said otherwise. */
const USUAL = 80

/** VR-17: a text of at most so many characters, cut between words and ended with an ellipsis. */
export function shortened(text: string, longest = USUAL): string {
  const trimmed = text.trim()
  if (trimmed.length <= longest) return trimmed
  // One place is the ellipsis's; a space right behind the cut ends a whole word.
  const room = trimmed.slice(0, longest)
  const end = room.search(/\s\S*$/)
  const cut = end > 0 ? room.slice(0, end) : room.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.trimEnd().replace(/[.,;:!?]+$/, '')}…`
}
