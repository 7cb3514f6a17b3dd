import { defineWords } from '@pinfold/words'

/** Ways to save from other sites. */
export const saveToolsWords = defineWords('save-tools', {
  heading: 'Save from anywhere',
  lead: 'Keep what you find on any website with one press.',
  buttonHeading: 'A Save button among your bookmarks',
  buttonText: 'Drag this button to your bookmarks bar. Press it on any page to choose one of its pictures.',
  button: 'Save to Pinfold',
  dragMe: 'Drag this button to your bookmarks bar.',
  noBar: 'No bookmarks bar? Ctrl + Shift + B shows it; on a Mac, ⌘ + Shift + B.',
  extensionHeading: 'A browser extension',
  extensionText:
    'It shows the pictures of any page, can put a Save button over them, and keeps what you save without a connection until you’re online again.',
  download: 'Download for {browser}',
  chromiumSteps:
    'Unpack the file. Open {address}, switch on developer mode, choose “Load unpacked” and pick the unpacked folder.',
  firefoxSteps: 'Open {address}, choose “Load Temporary Add-on” and pick the file. Firefox forgets it when it closes.',
  extensionConnect: 'Then open the extension and press Connect.',
  phoneHeading: 'On a phone',
  shareText:
    'Put Pinfold on your home screen: on phones that can, it then is among the apps you share pictures, videos and links with.',
  phoneText: 'The button works on phones, too:',
  phoneCopy: 'Copy the button’s address.',
  copyAddress: 'Copy address',
  copyCode: 'Copy code',
  copied: 'Copied',
  copyRefused: 'Your browser didn’t allow copying.',
  phoneBookmark:
    'Bookmark any page. Then edit the bookmark: name it “Save to Pinfold” and paste what you copied as its address.',
  phonePress: 'On a page you like, tap the address bar, type “Save to Pinfold” and choose the bookmark.',
  siteHeading: 'On your own website',
  siteText: 'Put a Save button, a Pin, a board or a profile on your pages. The script is needed once on each page.',
  siteOptions: 'Buttons take {buttonOptions}. Frames are {frames}, with {frameOptions}.',
})
