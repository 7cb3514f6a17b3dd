/**
 * Which folders (or files) of `apps/server/test/` prove what lies in a part of the server. Every server test starts the
 * whole program, so imports tell nothing: a part's own tests are said here, and others are found by the calls they name.
 */
export const serverTestsOf: Readonly<Record<string, readonly string[]>> = {
  'apps/server/src/modules/accounts/': ['accounts', 'settings', 'mail', 'permissions/account-safety.test.ts'],
  'apps/server/src/modules/boards/': [
    'boards',
    'permissions/board-reading.test.ts',
    'permissions/board-writing.test.ts',
  ],
  'apps/server/src/modules/business/': ['business', 'permissions/business.test.ts'],
  'apps/server/src/modules/comments/': ['comments'],
  'apps/server/src/modules/discovery/': ['discovery', 'data/feeds.test.ts'],
  'apps/server/src/modules/endings/': ['endings'],
  'apps/server/src/modules/graph/': ['following', 'moderation'],
  'apps/server/src/modules/media/': [
    'media',
    'limits',
    'input/uploads.test.ts',
    'permissions/picture-addresses.test.ts',
  ],
  'apps/server/src/modules/legal/': ['legal'],
  'apps/server/src/modules/messaging/': ['messages', 'permissions/conversations.test.ts'],
  'apps/server/src/modules/moderation/': ['moderation', 'comments/reports.test.ts'],
  'apps/server/src/modules/notifications/': ['notifications', 'permissions/news.test.ts'],
  'apps/server/src/modules/pins/': ['marks', 'pin-kinds', 'permissions/pins.test.ts'],
  'apps/server/src/modules/pins/operations/': ['operations', 'organising'],
  'apps/server/src/modules/profiles/': ['profiles', 'permissions/profile-attacks.test.ts'],
  'apps/server/src/modules/syndication/': ['machines', 'clients'],
  'apps/server/src/modules/tried/': ['pin-kinds/tried.test.ts'],
  'apps/server/src/demonstration/': ['demonstration'],
  'apps/server/src/platform/auth/': ['permissions/attacks.test.ts', 'permissions/hidden-things.test.ts'],
  'apps/server/src/platform/config/': ['platform'],
  'apps/server/src/platform/db/': ['platform', 'data'],
  'apps/server/src/platform/events/': ['data/outbox.test.ts'],
  'apps/server/src/platform/flags/': ['profiles'],
  'apps/server/src/platform/http/': ['wire', 'input', 'pages'],
  'apps/server/src/platform/idempotency/': ['wire/idempotency.test.ts', 'wire/killed-before-answer.test.ts'],
  'apps/server/src/platform/ids/': ['data'],
  'apps/server/src/platform/jobs/': ['platform', 'data/outbox.test.ts'],
  'apps/server/src/platform/live/': ['messages/streams.test.ts', 'messages/processes.test.ts'],
  'apps/server/src/platform/mail/': ['mail', 'accounts/safety'],
  'apps/server/src/platform/outbound/': ['notifications/push.test.ts'],
  'apps/server/src/platform/postgres/': ['platform'],
  'apps/server/src/platform/rate-limit/': [
    'limits',
    'accounts/sign-in-limits.test.ts',
    'comments/writing-limits.test.ts',
  ],
  'apps/server/src/platform/storage/': ['media'],
  'apps/server/src/platform/': ['wire/answers.test.ts'],
  'apps/server/src/': ['wire', 'platform', 'permissions/access-tokens.test.ts'],
  'apps/server/migrations/': ['data', 'platform/migrate.test.ts'],
  'apps/web/src/app/': ['pages'],
  'apps/web/src/features/profiles/': ['pages/profile-pages.test.ts'],
  'packages/contract/src/entities/': ['wire/entities.test.ts', 'wire/contract.test.ts'],
  'packages/contract/src/resources/': ['wire/contract.test.ts'],
  'packages/contract/src/wire/': ['wire'],
  'packages/contract/src/routes/': ['pages/machine-links.test.ts'],
}

/** What every change of the server has to leave whole: the main way through it, and who may do what. */
export const serverFences = ['journey/main-job.test.ts', 'permissions/hidden-things.test.ts']
