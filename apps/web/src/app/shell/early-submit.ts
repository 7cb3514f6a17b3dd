/** Holds a form that is submitted before the page has come alive; nothing typed may travel in the address. */
export const EARLY_SUBMIT_SCRIPT = `document.addEventListener('submit',function(e){if(!document.documentElement.dataset.hydrated){e.preventDefault();window.earlySubmit=e.target}},true)`

/** Marks the page as alive and submits what was held. */
export function finishHydration(): void {
  document.documentElement.dataset['hydrated'] = 'true'
  const held = (window as { earlySubmit?: unknown }).earlySubmit
  if (held instanceof HTMLFormElement && held.isConnected) held.requestSubmit()
}
