import { currentLanguage, directionOf } from '@pinfold/words'
import { letterWords } from './letter.words.ts'
/** A mail in pieces; how it looks is the same for all. */
export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly address: string }
  /** Small, below everything. */
  readonly notes: readonly string[]
  /** Addresses below the notes, as where such mails are turned off. */
  readonly links?: readonly { readonly label: string; readonly address: string }[]
}

/** The letter as plain text and as HTML. Every piece may hold what somebody typed: all of it is escaped. */
export function writeLetter(letter: Letter, site: { name: string; address: string }) {
  return { subject: oneLine(letter.subject), text: textOf(letter, site), html: htmlOf(letter, site) }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function textOf(letter: Letter, site: { name: string; address: string }): string {
  const { heading, paragraphs, action, links = [] } = letter
  const notes = [...letter.notes, ...links.map(({ label, address }) => `${label}:\n${address}`)]
  const asked = action ? [`${action.label}:\n${action.address}`] : []
  return `${[heading, ...paragraphs, ...asked, ...notes, `-- \n${site.name}, ${site.address}`].join('\n\n')}\n`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand between tags and in attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

// Mail programs read styles in the tags only, and many know nothing newer than tables.
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

function htmlOf(letter: Letter, site: { name: string; address: string }) {
  const { subject, heading, paragraphs, action, notes, links = [] } = letter
  const language = currentLanguage()
  const lines = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`)
  const small = [
    ...notes.map((text) => `<p style="margin:0 0 8px">${escapeHtml(text)}</p>`),
    ...links.map(
      ({ label, address }) =>
        `<p style="margin:0 0 8px"><a href="${escapeHtml(address)}" style="color:#5f5e5b">${escapeHtml(label)}</a></p>`,
    ),
  ]
  return `<!doctype html>
<html lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f3f1">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f3f1"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:16px"><tr><td style="padding:32px;${FONT};font-size:16px;line-height:24px;color:#111111">
<p style="margin:0 0 24px;font-size:16px;font-weight:700;color:#b4331f">${escapeHtml(site.name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:700">${escapeHtml(heading)}</h1>
${lines.join('\n')}
${action ? buttonOf(action) : ''}
<div style="padding-top:16px;border-top:1px solid #dddbd7;font-size:14px;line-height:20px;color:#5f5e5b">
${small.join('\n')}
</div>
</td></tr></table>
<p style="margin:16px 0 0;${FONT};font-size:12px;line-height:16px;color:#5f5e5b"><a href="${escapeHtml(site.address)}" style="color:#5f5e5b">${escapeHtml(site.address)}</a></p>
</td></tr></table>
</body>
</html>
`
}

const buttonOf = ({ label, address }: { label: string; address: string }) =>
  `<p style="margin:8px 0 24px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 24px;border-radius:24px;background:#c23b2a;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 24px;font-size:14px;line-height:20px;color:#5f5e5b;overflow-wrap:anywhere">${escapeHtml(letterWords.orOpen({ address }))}</p>`
