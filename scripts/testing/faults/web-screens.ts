import type { Fault } from './fault.ts'

const web = 'apps/web/src'

/** What only shows on a rendered page: names, colours, places, the focus. Each costs a build of the pages. */
export const screenFaults: readonly Fault[] = [
  {
    name: 'buttons-with-a-picture-have-no-name',
    file: `${web}/ui/icon-button.tsx`,
    find: '      aria-label={label}\n',
    replace: '',
    foundBy: ['e2e/early-presses.e2e.ts'],
  },
  {
    name: 'every-early-press-is-made',
    file: `${web}/app/shell/early-acts.ts`,
    find: 'if(window.earlyPress!==button||!button.isConnected||',
    replace: 'if(!button.isConnected||',
    foundBy: ['e2e/early-presses.e2e.ts'],
  },
  {
    name: 'new-pins-of-others-go-unsaid',
    file: `${web}/features/board-live/use-live-pins.ts`,
    find: 'setWaiting(newIds.length === 0 ? null : { page, newIds })',
    replace: 'setWaiting(null)',
    foundBy: ['e2e/shared-board.e2e.ts'],
  },
  {
    name: 'fields-have-lost-their-labels',
    file: `${web}/ui/field.tsx`,
    find: "<label className={styles['label']} htmlFor={id}>",
    replace: "<label className={styles['label']}>",
    foundBy: ['e2e/pin-offer.e2e.ts'],
  },
  {
    name: 'subtle-text-in-the-dark-is-too-dim',
    file: `${web}/ui/tokens.css`,
    find: '\n    --text-subtle: #b0aeaa;',
    replace: '\n    --text-subtle: #55534f;',
    foundBy: ['e2e/consent.e2e.ts'],
  },
  {
    name: 'names-that-come-push-the-form',
    file: `${web}/entities/board/making/pin-board-form.tsx`,
    find: "isPending ? 'waiting' : hasRow ? 'kept' : undefined",
    replace: "hasRow && !isPending ? 'kept' : undefined",
    foundBy: ['e2e/board-picker.e2e.ts'],
  },
  {
    name: 'the-focus-is-lost-when-organizing-ends',
    file: `${web}/features/board-desk/place-pins.tsx`,
    find: "bar.current?.querySelector<HTMLElement>('[data-organize]')?.focus()",
    replace: 'undefined',
    foundBy: ['e2e/organize-board.e2e.ts'],
  },
  {
    name: 'the-sign-up-form-does-not-show',
    file: `${web}/features/log-in/login-prompt-modal.tsx`,
    find: '<div hidden={!isNew}>',
    replace: '<div hidden={isNew}>',
    foundBy: ['e2e/login-prompt.e2e.ts'],
  },
  {
    name: 'pages-for-frames-are-dim-in-the-dark',
    file: 'apps/server/src/modules/syndication/embed-page.ts',
    find: 'color: light-dark(#111, #f1f1f1); }',
    replace: 'color: light-dark(#111, #444); }',
    foundBy: ['e2e/embeds.e2e.ts'],
  },
  {
    name: 'pages-of-the-site-have-no-heading',
    file: `${web}/features/site/site-page.tsx`,
    find: "<h1 className={styles['heading']}>{heading}</h1>",
    replace: "<p className={styles['heading']}>{heading}</p>",
    foundBy: ['e2e/screens.e2e.ts'],
  },
  {
    name: 'enter-sends-no-comment',
    file: `${web}/features/comments/comment-form.tsx`,
    find: "} else if (event.key === 'Enter' && !event.shiftKey) {",
    replace: "} else if (event.key === 'Enter' && event.shiftKey) {",
    foundBy: ['e2e/closeup.e2e.ts'],
  },
]
