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

/** Words in capitals read as the rest of the page does. */
const headings = `
  :is(.req-res-title, .table-title, .tab-btn, .m-btn, .sub-title, .resp-headers) { text-transform: lowercase; }
  :is(.req-res-title, .table-title, .tab-btn, .m-btn, .sub-title, .resp-headers)::first-letter { text-transform: uppercase; }
`

/** Buttons, fields and tabs as ours are. */
const controls = `
  .m-btn, .m-btn.thin-border {
    min-height: 32px;
    padding: 6px 14px;
    border: 0;
    border-radius: 16px;
    background: var(--surface-hover);
    color: var(--text);
    box-shadow: none;
    transition: none;
  }
  .m-btn.primary, .m-btn:hover { background: var(--accent); color: var(--text-on-accent); }
  .m-btn.small { min-width: 48px; }
  input[type='text'], input[type='password'], select, textarea, .textarea {
    padding: 8px 10px;
    border-color: var(--border-strong);
    line-height: 20px;
  }
  :is(button, input, select, textarea, [tabindex='0']):focus-visible { outline: 3px solid var(--focus); box-shadow: none; }
  .textarea { min-height: 160px; }
  .tab-buttons { height: 36px; padding: 0; }
  .tab-btn { padding: 0; border-radius: 0; }
  .tab-btn.active { color: var(--text); border-bottom-color: var(--accent); }
  .toolbar-btn { min-height: 28px; padding: 4px 12px; border-radius: 14px; background: var(--surface-hover); color: var(--text); }
  .response-message.success { color: var(--success); }
  a { color: var(--text); text-decoration: underline; text-underline-offset: 3px; }
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
  h2 { margin: 0; padding: 0; font-size: 20px; line-height: 28px; font-weight: 600; }
  .m-markdown { line-height: 24px; }
  .m-markdown p { margin: 8px 0; }
  [part='label-operation-path'] { overflow-wrap: anywhere; }
  ${controls}
`

/** What the reader draws in shadows of their own. */
export const partStyles = `
  ${headings}
  ${controls}
  :host(api-request), :host(api-response) { display: block; }
  .read-mode, .focused-mode.col { margin-top: 32px; }
  .response-panel.focused-mode { border-top: 1px solid var(--border); }
  .req-res-title { font-size: 20px; line-height: 28px; font-weight: 600; }
  .table-title { display: block; margin-bottom: 8px; font-size: 14px; font-weight: 600; }
  .param-name, .param-type { text-align: left; line-height: 18px; }
  div:has(> .m-table) { overflow: visible !important; }
  .m-table { border: 0; border-top: 1px solid var(--border); border-radius: 0; }
  .m-table td { padding: 10px 16px 10px 0; line-height: 18px; }
  .m-table tr:nth-child(even) td { padding-top: 0; }
  .json-tree { padding: 12px 16px; border-radius: 12px; background: var(--surface-sunken); }
  .border-top { border: 0; }
  .example-panel { margin-top: 12px; }
  .gray-text { color: var(--text-subtle); }
  [part='wrap-request-btn'] { flex-wrap: wrap; gap: 8px; }
  [part='wrap-request-btn'] .hide-in-small-screen { flex: 1 0 200px; }
  [part='wrap-request-btn'] .m-btn { margin: 0 !important; }
  @container (max-width: 575px) {
    .m-table, .m-table tr { display: block; }
    .m-table td { display: block; width: auto !important; padding: 0; }
    .m-table td:empty { display: none; }
    .m-table tr:nth-child(odd) { padding-top: 12px; }
    .m-table tr:nth-child(even) { padding-bottom: 12px; }
    .m-table tr:nth-child(odd) td:not(:first-child) { border: 0; padding-top: 6px; }
    .m-table tr:nth-child(odd) td:first-child { border: 0; }
    .m-table tr:nth-child(odd):not(:first-child) { border-top: 1px solid var(--border); }
    .m-table tr:nth-child(even) td { padding-top: 6px; }
    .resp-headers + table td { display: block; padding: 2px 12px !important; border: 0 !important; }
  }
`
