import { memberRoutes } from '@pinfold/contract'

/**
 * What the bookmark holds: it loads the bookmarklet into the page that is shown. Where the page's policy lets no script
 * in, it opens the create window with the page's address instead.
 */
export function bookmarkletCode(origin: string): string {
  const script = JSON.stringify(origin + memberRoutes.bookmarkletScript.build())
  const createWindow = JSON.stringify(`${origin}${memberRoutes.saveButton.build()}?url=`)
  return [
    'javascript:void function(){',
    `function o(){window.open(${createWindow}+encodeURIComponent(location.href)+"&title="+encodeURIComponent(document.title),"_blank","popup,width=750,height=650")}`,
    `try{var s=document.createElement("script");s.src=${script};s.onerror=o;s.onload=function(){s.remove()};document.body.appendChild(s)}catch(e){o()}`,
    '}()',
  ].join('')
}
