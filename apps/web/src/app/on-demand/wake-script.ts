/** Milliseconds that a mouse rests on something before it is more than passed over. */
const REST = 100

/** Lets the application come, once, and asks it for what the visitor began meanwhile. */
const WAKE = `var d=document,awake=false,quiet=false,timer,under;
function wake(){
var app=d.querySelector('script[type=held-app]');if(awake||!app)return;awake=true;
d.querySelectorAll('link[rel=held-part]').forEach(function(part){part.rel='modulepreload'});
var s=d.createElement('script');s.type='module';s.nonce=app.nonce;s.text=app.text;d.head.append(s);
new MutationObserver(function(_,seen){seen.disconnect();
if(under&&under.matches(':hover'))under.dispatchEvent(new PointerEvent('pointerover',{bubbles:true,pointerType:'mouse'}));
var at=d.activeElement;if(at!==d.body)at.dispatchEvent(new FocusEvent('focusin',{bubbles:true}))
}).observe(d.documentElement,{attributeFilter:['data-hydrated']})
}
function within(e,what){return e.target.closest&&e.target.closest(what)}`

/** A press on anything but a link, a field, the keyboard's way through the page, a mouse that rests on a card. */
const SIGNS = `var used='button,input,select,textarea,label,summary,video,[role]:not(a,ul,li,main)';
addEventListener('pointerdown',function(e){if(within(e,used))wake()},true);
addEventListener('click',function(e){if(within(e,used))wake()},true);
addEventListener('contextmenu',wake,true);
addEventListener('focusin',function(e){if(!quiet&&e.target.matches(':focus-visible'))wake()},true);
addEventListener('pointerover',function(e){clearTimeout(timer);
if(e.pointerType==='mouse'&&(under=within(e,'article,button')))timer=setTimeout(wake,${REST})},true);`

/** A wall that goes on: within two screens of its end while scrolling, as the wall itself would; at once where it shows. */
const NEAR_END = `function near(screens){var end=d.querySelector('[data-goes-on]');
if(end&&end.getBoundingClientRect().top<innerHeight*screens)wake()}
addEventListener('scroll',function(){near(3)},{passive:true});
addEventListener('DOMContentLoaded',function(){near(1)});`

/** After Back the focus returns to the link that was followed; the browser itself finds the place on the page. */
const FOCUS = `addEventListener('click',function(e){var link=within(e,'main a[href]');
if(link&&!awake)try{sessionStorage.setItem('followed '+history.state.key,link.getAttribute('href'))}catch(_){}},true);
addEventListener('DOMContentLoaded',function(){try{
if(performance.getEntriesByType('navigation')[0].type!=='back_forward')return;
var href=sessionStorage.getItem('followed '+history.state.key);
var link=href&&d.querySelector('main a[href="'+CSS.escape(href)+'"]');
if(link){quiet=true;link.focus({preventScroll:true});quiet=false}
}catch(_){}});`

/** For the head of a page whose application is held. */
export const WAKE_SCRIPT = `(function(){${WAKE}
${SIGNS}
${NEAR_END}
${FOCUS}
})()`
