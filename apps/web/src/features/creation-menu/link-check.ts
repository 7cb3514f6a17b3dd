/** One label of a host name: letters, digits and inner hyphens, in any script. */
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`
const hostLike = new RegExp(
  String.raw`^(?:https?://)?${label}(?:\.${label})*\.\p{L}{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$`,
  'iu',
)

/** Whether a pin can be made from it: nothing at all, or something like a host with an optional http(s) scheme. */
export function isLinkLike(typed: string): boolean {
  const link = typed.trim()
  return link === '' || hostLike.test(link)
}
