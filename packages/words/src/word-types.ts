import type { GetICUArgs } from '@schummar/icu-type-parser'

type Args<T extends string> = GetICUArgs<
  T,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date | number }
>

/** The names of the elements in a text, such as `terms` in `Read <terms>the terms</terms>`. */
type Elements<T extends string> = T extends `${string}<${infer Name}>${infer Rest}`
  ? (Name extends `/${string}` ? never : Name) | Elements<Rest>
  : never

/** Makes something of an element of a text, a link perhaps, around the text inside. */
type MakeElement<Part> = (inside: string) => Part

/** What one reads of a text: itself, or how to say it with its arguments, in parts where it has elements. */
export type Word<T extends string> = [Elements<T>] extends [never]
  ? [keyof Args<T>] extends [never]
    ? string
    : (args: Args<T>) => string
  : <Part>(args: Args<T> & Readonly<Record<Elements<T>, MakeElement<Part>>>) => readonly (string | Part)[]

export type Words<Texts extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof Texts]: Word<Texts[Key]>
}
