import { join } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import type { JobsConnection } from '../../platform/jobs/jobs.ts'
import { askRecommender, noRecommender, type Recommender } from './ask-recommender.ts'
import type { GraphPace } from './kept-graph.ts'
import { hasRatingPackages, hasVisualPackages } from './looks/visual-packages.ts'
import { placeInFolder, type RecommenderPlace, recommenderToken } from './recommender-place.ts'
import { type RunningRecommender, startRecommender } from './start-recommender.ts'

/** The recommender of an installation, as the settings say where it is. */
export interface OpenedRecommender extends Recommender {
  /** False where it is switched off, or the data folder's name leaves it no place. */
  readonly isOn: boolean
  /** Starts it in a thread of this process, unless it has an address and so runs elsewhere. */
  start(connection: JobsConnection, onError: (error: unknown) => void): Promise<RunningRecommender>
  close(): void
}

/** How it works; tests give it other times. */
interface RecommenderTimes {
  readonly pace: GraphPace
  /** Milliseconds that a page waits for an answer. */
  readonly patienceOfPages: number
  /** Milliseconds that it may take to end. */
  readonly patienceOfEnd: number
}

/** It ends after those that ask it, and what it does can be done again. */
const usualTimes: RecommenderTimes = { pace: { pause: 5000, rest: 20 }, patienceOfPages: 200, patienceOfEnd: 500 }
const notHere: RunningRecommender = { ready: Promise.resolve(), stop: () => Promise.resolve() }

/** Says where the recommender is, and how it is asked. */
export function openRecommender(
  config: Config,
  secret: string,
  { pace, patienceOfPages, patienceOfEnd }: RecommenderTimes = usualTimes,
): OpenedRecommender {
  const token = recommenderToken(secret)
  const isLooking = config.hasVisualSearch && hasVisualPackages()
  const isRating = config.hasPictureRating && hasRatingPackages()
  const asked = config.hasRecommender ? placeOf(config) : null
  const isElsewhere = config.recommenderUrl !== undefined && !isAlone(config)
  const start: OpenedRecommender['start'] = (connection, onError) => {
    if (asked === null || isElsewhere) return Promise.resolve(notHere)
    // One that runs alone is asked from other machines.
    const place = isAlone(config) ? { host: config.bindAddress, port: config.port } : asked
    const snapshotPath = join(config.dataFolder, 'recommender', 'graph')
    const order = { connection, snapshotPath, place, token, pace, isLooking, isRating }
    return startRecommender(order, onError, patienceOfEnd)
  }
  if (asked === null) return { ...noRecommender, isOn: false, start, close: () => undefined }
  return { ...askRecommender(asked, token, { isLooking, isRating, patienceOfPages }), isOn: true, start }
}

const isAlone = ({ roles }: Config) => roles.length === 1 && roles.includes('recommender')

function placeOf({ recommenderUrl, dataFolder }: Config): RecommenderPlace | null {
  if (recommenderUrl === undefined) return placeInFolder(dataFolder)
  const { hostname, port } = new URL(recommenderUrl)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? 80 : Number(port) }
}
