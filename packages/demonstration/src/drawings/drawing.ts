/** A picture of the demonstration, before it is rendered. */
export interface Drawing {
  family: string
  /** A short title of the subject, at most 100 characters. */
  name: string
  /** One sentence that says what is seen, at most 500 characters. */
  alt: string
  /** Three to six plain words in lower case. */
  tags: readonly string[]
  svg: string
  /** In pixels. */
  width: number
  height: number
}
