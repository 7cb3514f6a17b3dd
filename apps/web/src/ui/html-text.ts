const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** A text as it stands in HTML, between tags or in a quoted attribute; written as React writes it. */
export const htmlText = (text: string): string =>
  /["'&<>]/.test(text) ? text.replaceAll(/["'&<>]/g, (letter) => escapes[letter] ?? letter) : text
