import { SitePage } from './site-page.tsx'

/** What things are called, how to save, and which keys do what. */
export function HelpScreen() {
  return (
    <SitePage heading="Help" lead="The few words and keys that are good to know.">
      <h2>What things are</h2>
      <dl>
        <dt>Pin</dt>
        <dd>A picture, video or story you keep, with a title and the link it came from.</dd>
        <dt>Board</dt>
        <dd>A collection of Pins with a name. It’s public, protected (for people with the link) or secret.</dd>
        <dt>Section</dt>
        <dd>A part of a board, for when a board grows.</dd>
        <dt>Save</dt>
        <dd>Put someone’s Pin onto a board of yours. The original stays where it is.</dd>
        <dt>Follow</dt>
        <dd>See what a person saves, or what is added to a board, on your home page.</dd>
        <dt>Collaborator</dt>
        <dd>Someone you invited to add Pins to one of your boards.</dd>
      </dl>
      <h2>Ways to save</h2>
      <ul>
        <li>Point at a picture, or press and hold it on a phone, and choose Save.</li>
        <li>Press + and choose Photo to upload one or several pictures from your device.</li>
        <li>Press + and choose Story Pin to put pictures, videos and text on several pages.</li>
        <li>Press + and choose Website to keep a link with a picture of your own.</li>
      </ul>
      <h2>Putting things in order</h2>
      <p>
        On your own boards, choose Organize to select many Pins and move, copy or delete them together. Boards, sections
        and Pins can be dragged; everything you can drag can also be moved from its menu.
      </p>
      <h2>Keys</h2>
      <dl>
        <dt>
          <kbd>Tab</kbd>
        </dt>
        <dd>Goes from Pin to Pin, and to the buttons on each.</dd>
        <dt>
          <kbd>Enter</kbd>
        </dt>
        <dd>Opens a Pin, sends a comment or message, or starts a search.</dd>
        <dt>
          <kbd>Shift</kbd> <kbd>Enter</kbd>
        </dt>
        <dd>Begins a new line in a comment or message.</dd>
        <dt>
          <kbd>↑</kbd> <kbd>↓</kbd>
        </dt>
        <dd>Walk through suggestions, menus and lists of boards.</dd>
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>Closes what is open, or stops organizing.</dd>
        <dt>
          <kbd>Alt</kbd> <kbd>←</kbd> <kbd>→</kbd>
        </dt>
        <dd>Move the chosen page of a story that you’re making.</dd>
      </dl>
    </SitePage>
  )
}
