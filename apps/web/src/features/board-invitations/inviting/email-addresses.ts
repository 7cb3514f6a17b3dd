/** The addresses in what somebody typed or pasted, each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((part) => part.replaceAll(/^<|>$/g, ''))
      .filter((part) => part !== ''),
  ),
]
