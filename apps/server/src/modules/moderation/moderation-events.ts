/** What a member is told of a decision about them. */
export type DecisionLetter = 'decided' | 'appealed' | 'appeal-granted' | 'appeal-refused' | 'over'

declare module '../../platform/events/outbox.ts' {
  interface Events {
    /** A decision was made or lifted; what shows and who may come in follow from it. */
    'moderation.decided': { decisionId: string }
    /** The member whom it is about is to be told. */
    'moderation.letter': { decisionId: string; memberId: string; letter: DecisionLetter }
    /** All reports of a thing were decided on. */
    'report.closed': { caseId: string; isActed: boolean }
    /** Some of those who reported it are to be told. */
    'report.answered': { caseId: string; memberIds: string[]; isActed: boolean }
  }
}
