import { type ProfileTab, profileTabTypes } from '@pinfold/contract'
import type { Viewer } from '../../platform/auth/viewer.ts'

/** What decides which tabs a profile has. */
export interface TabFacts {
  readonly isSelf: boolean
  readonly isPartner: boolean
  readonly hasPublishedPins: boolean
  readonly hasTried: boolean
}

type TabViewer = Pick<Viewer, 'kind' | 'id' | 'isLimitedLogin' | 'experiments'>
type Type = ProfileTab['tab_type']

const { saved, created, tried, hub_boards: hubBoards, hub_pins: hubPins } = profileTabTypes

/** The tabs that the viewer may choose from (PR-09), in their order, exactly one of them the default (PR-07). */
export function eligibleTabs(viewer: TabViewer, facts: TabFacts): ProfileTab[] {
  const isHub = facts.isSelf && !facts.isPartner && viewer.experiments.retrieval_hub === 'enabled'
  // Owners in this experiment have Pins and Boards in the place of Created and Saved (RP-02).
  const [ofCreated, ofSaved]: readonly [Type, Type] = isHub ? [hubPins, hubBoards] : [created, saved]
  const types: Type[] = [
    ...(hasCreated(viewer, facts) ? [ofCreated] : []),
    ofSaved,
    ...(facts.hasTried && canSeeTried(viewer) ? [tried] : []),
  ]
  const usual = facts.hasPublishedPins && types.includes(ofCreated) ? ofCreated : ofSaved
  return types.map((type) => ({ tab_type: type, is_default: type === usual }))
}

/** An owner and who visits a business see also that nothing was created yet. */
function hasCreated(viewer: TabViewer, { isSelf, isPartner, hasPublishedPins }: TabFacts): boolean {
  if (viewer.kind === 'bot') return false
  return hasPublishedPins || isSelf || (isPartner && isSignedInFully(viewer))
}

/** What a member tried is not shown to bots (RP-06), nor to visitors and limited log-ins (PR-12, RP-05). */
export const canSeeTried = (viewer: TabViewer): boolean => viewer.kind !== 'bot' && isSignedInFully(viewer)

const isSignedInFully = (viewer: TabViewer) => viewer.id !== null && !viewer.isLimitedLogin
