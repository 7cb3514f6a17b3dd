import { z } from 'zod'
import { claimedSite, claimMethods, siteFeed } from '../entities/claimed-site.ts'
import { limits } from '../limits.ts'
import { command, endpoint, query } from '../wire/endpoint.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'
import { boardId, flag, id } from '../wire/scalars.ts'
import { actingFor, requiredText, text } from './option-schemas.ts'

const noRow = 'own account: the viewer’s own websites; test/claims tries others’'
const address = requiredText(limits.pinLink.longest, () => wrongOptionWords.enterWebsite)
const which = z.object({ domain: address, ...actingFor })
/** One website, or without it all. */
const maybeWhich = z.object({ domain: text(limits.pinLink.longest).optional(), ...actingFor })

/** The viewer's claims. */
export const claimedSites = endpoint(
  'GET',
  '/v3/users/me/claimed_sites/',
  query({
    summary: `The websites that the viewer claimed, with what each has to show; at most ${limits.claimedSites.most}.`,
    facts: { token: 'user', acting: { needs: 'read', on: { domain: 'site' } }, rate: 'none: reads' },
    noRow,
    access: 'member',
    options: maybeWhich,
    reply: z.array(claimedSite),
  }),
)

/** Beginning a claim. */
export const claimSite = endpoint(
  'POST',
  '/v3/users/me/claimed_sites/',
  command({
    summary: 'Begin to claim a website; answers what it has to show. A second time changes nothing.',
    facts: { token: 'user', acting: 'manage', mayHide: false, rate: 'change' },
    noRow,
    options: which,
    reply: claimedSite,
  }),
)

/** Looking for the proof. */
export const verifySite = endpoint(
  'PUT',
  '/v3/users/me/claimed_sites/',
  command({
    summary: 'Look for the proof on the website; where it is found, the claim holds.',
    facts: { token: 'user', acting: { needs: 'manage', on: { domain: 'site' } }, mayHide: true, rate: 'change' },
    noRow,
    options: which.extend({ method: z.enum(claimMethods) }),
    reply: claimedSite,
  }),
)

/** Which of one's websites the profile shows. */
export const showSite = endpoint(
  'POST',
  '/v3/users/me/claimed_sites/profile/',
  command({
    summary: 'Make a claimed website the one that the profile shows.',
    facts: { token: 'user', acting: { needs: 'manage', on: { domain: 'site' } }, mayHide: true, rate: 'change' },
    noRow,
    options: which,
    reply: claimedSite,
  }),
)

/** Giving a claim up. */
export const unclaimSite = endpoint(
  'DELETE',
  '/v3/users/me/claimed_sites/',
  command({
    summary: 'Give a claim up, with its mark and its feeds.',
    facts: { token: 'user', acting: { needs: 'manage', on: { domain: 'site' } }, mayHide: true, rate: 'none: less' },
    noRow,
    options: which,
    reply: z.null(),
  }),
)

/** The viewer's feeds. */
export const siteFeeds = endpoint(
  'GET',
  '/v3/users/me/site_feeds/',
  query({
    summary: `The feeds that the viewer publishes to boards; at most ${limits.siteFeeds.most}.`,
    facts: { token: 'user', acting: { needs: 'read', on: { domain: 'site' } }, rate: 'none: reads' },
    noRow,
    access: 'member',
    options: maybeWhich,
    reply: z.array(siteFeed),
  }),
)

/** Connecting a feed. */
export const addSiteFeed = endpoint(
  'POST',
  '/v3/users/me/site_feeds/',
  command({
    summary: `Publish a feed of a claimed website to a board: hourly, at most ${limits.siteFeeds.entriesADay} Pins a day.`,
    facts: {
      token: 'user',
      acting: { needs: 'manage', on: { address: 'site', board_id: 'board' } },
      mayHide: false,
      rate: 'change',
    },
    noRow,
    options: z.object({ address, board_id: boardId, ...actingFor }),
    reply: siteFeed,
  }),
)

const oneFeed = z.object({ feed_id: id, ...actingFor })

/** Pausing a feed, or letting it go on. */
export const pauseSiteFeed = endpoint(
  'PUT',
  '/v3/users/me/site_feeds/{feed_id}/',
  command({
    summary: 'Pause a feed, or let it go on.',
    facts: { token: 'user', acting: { needs: 'manage', on: { feed_id: 'feed' } }, mayHide: false, rate: 'change' },
    noRow,
    options: oneFeed.extend({ is_paused: flag }),
    reply: siteFeed,
  }),
)

/** Taking a feed away. */
export const removeSiteFeed = endpoint(
  'DELETE',
  '/v3/users/me/site_feeds/{feed_id}/',
  command({
    summary: 'Stop publishing a feed. Its Pins stay.',
    facts: { token: 'user', acting: { needs: 'manage', on: { feed_id: 'feed' } }, mayHide: false, rate: 'none: less' },
    noRow,
    options: oneFeed,
    reply: z.null(),
  }),
)
