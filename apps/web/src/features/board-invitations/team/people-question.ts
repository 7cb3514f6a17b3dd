const questions = ['invite', 'people', 'join'] as const

/** What a board's menu asks about the people on it. */
export type PeopleQuestion = (typeof questions)[number]

export const isAboutPeople = (question: string | null): question is PeopleQuestion =>
  questions.some((known) => known === question)
