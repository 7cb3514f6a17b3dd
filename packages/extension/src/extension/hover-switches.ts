import { make } from '../page/make-element.ts'
import { extensionWords } from './extension.words.ts'
import { isHoverOn, switchHost, switchHover } from './hover-switch.ts'
import { readSettings } from './settings.ts'

/** Where the button stands over pictures: everywhere or nowhere, and on the site that is looked at. */
export async function hoverSwitches(address: string | undefined): Promise<HTMLElement[]> {
  const host = URL.parse(address ?? '')?.host ?? ''
  const { quietHosts } = await readSettings()
  const here = switchOf(extensionWords.hoverHere, !quietHosts.includes(host), async (isOn) => {
    await switchHost(host, isOn)
    return isOn
  })
  const isOn = await isHoverOn()
  here.hidden = !isOn || host === ''
  const all = switchOf(extensionWords.hover, isOn, async (wanted) => {
    const granted = await switchHover(wanted)
    here.hidden = !granted || host === ''
    return granted
  })
  return [all, here]
}

function switchOf(text: string, isOn: boolean, change: (isOn: boolean) => Promise<boolean>): HTMLElement {
  const box = make('input', { type: 'checkbox' })
  box.checked = isOn
  const follow = async () => {
    box.checked = await change(box.checked)
  }
  box.addEventListener('change', () => void follow())
  return make('label', { class: 'switch' }, box, text)
}
