/** The texts, where one id in its own form and many ids in theirs count as the same. */
export const formsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.map(formOf))

/** The text of one. */
export const formOf = (text: string): string =>
  text
    .replaceAll(
      /\((\S+), (\S+)\) in\s+\(select \* from unnest\(\(select \$\d+::smallint\[\]\), \(select \$\d+::bigint\[\]\)\)\)/g,
      '$1 = $ and $2 = $',
    )
    .replaceAll(/\$\d+/g, '$')
