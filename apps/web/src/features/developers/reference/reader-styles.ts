/** The reader's roles of colour and size in terms of ours, which follow the theme by themselves. */
const roles = `
  --border-radius: 8px;
  --layout: column;
  --font-regular: var(--font);
  --font-mono: ui-monospace, Menlo, Consolas, monospace;
  --font-size-small: 13px;
  --font-size-mono: 13px;
  --font-size-regular: 15px;
  --scroll-bar-width: 8px;
  --resp-area-height: 400px;
  --dialog-z-index: 1;
  --focus-shadow: 0 0 0 3px var(--focus);
  --bg: var(--surface);
  --bg2: var(--surface-sunken);
  --bg3: var(--surface-hover);
  --light-bg: var(--surface-sunken);
  --fg: var(--text);
  --fg2: var(--text);
  --fg3: var(--text-subtle);
  --light-fg: var(--text-subtle);
  --selection-bg: var(--accent);
  --selection-fg: var(--text-on-accent);
  --border-color: var(--border);
  --light-border-color: var(--border);
  --code-border-color: transparent;
  --input-bg: var(--surface-raised);
  --placeholder-color: var(--text-subtle);
  --hover-color: var(--surface-hover);
  --red: var(--danger);
  --light-red: var(--surface-sunken);
  --pink: var(--accent-text);
  --light-pink: var(--surface-sunken);
  --green: var(--success);
  --light-green: var(--surface-sunken);
  --blue: var(--focus);
  --light-blue: var(--surface-sunken);
  --orange: var(--warning);
  --light-orange: var(--surface-sunken);
  --yellow: var(--warning);
  --light-yellow: var(--surface-sunken);
  --purple: var(--accent-text);
  --brown: var(--warning);
  --primary-color: var(--accent);
  --primary-color-invert: var(--text-on-accent);
  --primary-color-trans: var(--focus);
  --code-bg: var(--surface-sunken);
  --code-fg: var(--text);
  --inline-code-fg: var(--text);
  --code-property-color: var(--accent-text);
  --code-keyword-color: var(--focus);
  --code-operator-color: var(--text-subtle);
`

/** The reader itself: as high as what it shows, in the page's own frame. */
export const readerStyles = `
  *, *::before, *::after { box-sizing: border-box; }
  :host {
    ${roles}
    display: block;
    width: auto;
    min-width: 0;
    height: auto;
    overflow: visible;
    color-scheme: inherit;
    background: none;
  }
  .body, .main-content { display: block; height: auto; overflow: visible; }
  .section-gap--focused-mode { padding: 0; }
  .loader { display: none; }
  .expanded-endpoint-body { padding: 0; }
  .expanded-endpoint-body > .divider,
  .expanded-endpoint-body > [part='section-operation-tag'],
  .expanded-endpoint-body > div[style^='position:absolute'] { display: none; }
  h2, h3 { letter-spacing: -0.01em; }
`

/** What the reader draws in shadows of their own. */
export const partStyles = `
  .m-btn { text-transform: none; }
`
