/** A press that its code takes longer to come for than this would surprise. */
const LONGEST_MILLISECONDS = 10_000

/** Holds a form that is submitted before the page has come alive; nothing typed may travel in the address. */
const HOLD_SUBMIT = `addEventListener('submit',function(e){
if(!document.documentElement.dataset.hydrated){e.preventDefault();window.earlySubmit=e.target}
},true)`

/**
 * Holds the last press on a button whose code is not here yet, and makes it once it is. React marks the elements that it takes
 * over, somewhat before it listens to them, and stops a press that it cannot hand on at the document. So a press on an element
 * with the mark that comes further than that was handed on; when the mark came is not known afterwards.
 */
const HOLD_PRESS = `var given=new WeakSet,last;
function pressed(e){return e.target.closest&&e.target.closest('button')}
function isMarked(button){return Object.keys(button).some(function(key){return key.indexOf('__reactFiber$')===0})}
document.documentElement.addEventListener('click',function(e){
var button=pressed(e);if(button&&isMarked(button))given.add(button)
},true);
addEventListener('click',function(e){
last=e;
if(!e.isTrusted)return;
var button=pressed(e),latest=performance.now()+${LONGEST_MILLISECONDS};
window.earlyPress=button;
function make(){
if(window.earlyPress!==button||!button.isConnected||performance.now()>latest)return;
if(isMarked(button)){given.delete(button);button.click();if(given.has(button)||last.defaultPrevented)return}
requestAnimationFrame(make)
}
if(!button||button.form&&button.type==='submit'||isMarked(button))return;
given.delete(button);
setTimeout(function(){given.has(button)||make()})
},true)`

/** Holds what the browser hands out to put this site among a phone's apps: it comes once, and waits for nobody. */
const HOLD_OFFER = `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.earlyOffer=e})`

/**
 * The script in the head of every page: what is done before the page's code has come is kept until it has. The site offers itself
 * as an app to members only; visitors are asked by their browser alone. A browser has the script in the page that came, so that the
 * code there is without it.
 */
export function earlyActs(isMember: boolean): string {
  if (!import.meta.env.SSR) return ''
  return [HOLD_SUBMIT, HOLD_PRESS, ...(isMember ? [HOLD_OFFER] : [])].join(';')
}

/** Marks the page as alive and submits what was held. */
export function finishHydration(): void {
  document.documentElement.dataset['hydrated'] = 'true'
  const held = (window as { earlySubmit?: unknown }).earlySubmit
  if (held instanceof HTMLFormElement && held.isConnected) held.requestSubmit()
}
