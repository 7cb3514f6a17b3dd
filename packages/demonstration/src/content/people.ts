/** A member of the demonstration. */
export interface DemoPerson {
  readonly username: string
  readonly fullName: string
  readonly about: string
  readonly country: string
  readonly website?: string
}

/** Who visitors of the demonstration sign in as. */
export const DEMO_USERNAME = 'demo'
/** Has a private profile, with one approved follower and one who waits. */
export const PRIVATE_USERNAME = 'mirelantz'
/** Has a business account. */
export const PARTNER_USERNAME = 'fieldandkiln'
/** Has blocked, and was blocked by. */
export const BLOCKED_PAIR = ['tobiaswren', 'carlamoss'] as const

const line = (username: string, fullName: string, country: string, about: string, website?: string): DemoPerson => ({
  username,
  fullName,
  about,
  country,
  ...(website !== undefined && { website }),
})

/** Everybody of the demonstration; the first one is who visitors sign in as. */
export const people: readonly DemoPerson[] = [
  line(DEMO_USERNAME, 'Robin Adeyemi', 'US', 'Looking around. Collects quiet rooms, good posters and hills.'),
  line('anaito', 'Ana Ito', 'JP', 'Paper, ink and everything that folds.', 'https://example.org/ana'),
  line('benokafor', 'Ben Okafor', 'GB', 'Gardens on roofs, in courtyards and in old sinks.'),
  line('lenabrandt', 'Lena Brandt', 'DE', 'Builds a small house in the woods, slowly.'),
  line('omarhaddad', 'Omar Haddad', 'FR', 'Arches, stairs and the shade they make.', 'https://example.org/omar'),
  line('sofiareyes', 'Sofía Reyes', 'ES', 'Cooks for twelve on Sundays. Writes it down on Mondays.'),
  line('noahlindqvist', 'Noah Lindqvist', 'SE', 'Winter light, dark sauces, long skis.'),
  line(
    'priyanair',
    'Priya Nair',
    'IN',
    'Block printing by hand. Indigo under every fingernail.',
    'https://example.org/priya',
  ),
  line('julesmoreau', 'Jules Moreau', 'FR', 'Posters before they were posters.'),
  line('hanakim', 'Hana Kim', 'KR', 'Ceramics, tea, and one very round cat.'),
  line(
    PARTNER_USERNAME,
    'Field & Kiln',
    'GB',
    'A small pottery with a large kiln. We ship on Thursdays.',
    'https://example.org/kiln',
  ),
  line('marcosilva', 'Marco Silva', 'PT', 'Tiles. Only tiles. And the sea behind them.'),
  line('ellawhitaker', 'Ella Whitaker', 'AU', 'Birds first, then coffee.'),
  line('yusufaydin', 'Yusuf Aydın', 'TR', 'Rugs older than the house they lie in.'),
  line('ingridsolberg', 'Ingrid Solberg', 'NO', 'Knits on trains. The trains are long here.'),
  line('tobiaswren', 'Tobias Wren', 'US', 'Maps of places that changed their names.'),
  line('carlamoss', 'Carla Moss', 'US', 'Signs, letters, and the space between them.'),
  line('kwamemensah', 'Kwame Mensah', 'GH', 'Patterns that count something.'),
  line('mirelantz', 'Mira Lantz', 'SE', 'Mostly for myself and a few friends.'),
  line('felixgruber', 'Felix Gruber', 'AT', 'Huts above the tree line, rated by their soup.'),
  line('amelieroux', 'Amélie Roux', 'FR', 'Still lifes with one thing too many.'),
  line('davidokoye', 'David Okoye', 'NG', 'Charts that say one thing and say it well.', 'https://example.org/david'),
  line('lucyhart', 'Lucy Hart', 'GB', 'Allotment 14. Come by for courgettes, please.'),
  line('renatacosta', 'Renata Costa', 'BR', 'Modern houses, old trees.'),
  line('samirkhan', 'Samir Khan', 'PK', 'Geometry with a compass and no computer.'),
  line('claracampos', 'Clara Campos', 'MX', 'Colour before form.'),
  line('jonasweber', 'Jonas Weber', 'DE', 'Grids, and how to leave them.', 'https://example.org/jonas'),
  line('naomiclarke', 'Naomi Clarke', 'JM', 'Plant shop on a corner. Ask me about light.'),
  line('petervanderberg', 'Pieter van der Berg', 'NL', 'Bicycles, canals, lists.'),
  line('mayachen', 'Maya Chen', 'CA', 'Small flats with large ideas.'),
  line('oscarfalk', 'Oscar Falk', 'DK', 'Chairs. I sit in them professionally.'),
  line('leilahassan', 'Leila Hassan', 'EG', 'Night skies over the desert, with flask.'),
  line('grahambell', 'Graham Doyle', 'IE', 'Generative drawings. The plotter does the work.'),
  line('tessavermeer', 'Tessa Vermeer', 'NL', 'Teaches drawing to people who say they cannot.'),
  line('ivannovak', 'Ivan Novák', 'CZ', 'Logos, stationery, and letters that fit.'),
]
