import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'

export const events = [
  { title: 'Form', line: 'Objects for daily use', place: 'Hall 4, until 30 May' },
  { title: 'Rhythm', line: 'Six evenings of new music', place: 'Old Tram Depot' },
  { title: 'Paper', line: 'A show of folded things', place: 'Museum of Small Crafts' },
  { title: 'Kino', line: 'Silent films, live piano', place: 'Every Thursday, 20.30' },
  { title: 'Signal', line: 'Letters in public space', place: 'Platform 9, city station' },
  { title: 'Garten', line: 'Plants and their houses', place: 'Glasshouse, from April' },
  { title: 'Tempo', line: 'The city bicycle race', place: 'Start at the river, 9.00' },
  { title: 'Blau', line: 'One colour, forty painters', place: 'Gallery Nord' },
  { title: 'Echo', line: 'A choir in five rooms', place: 'Water tower, Sundays' },
  { title: 'Salt', line: 'Food for people at sea', place: 'Harbour kitchen' },
  { title: 'Linie', line: 'Drawings without lifting the pen', place: 'Print room, second floor' },
  { title: 'Dance', line: 'Steps for beginners', place: 'Ballroom, Friday nights' },
  { title: 'Stone', line: 'Walls that hold themselves', place: 'Quarry, guided walks' },
  { title: 'Radio', line: 'Voices after midnight', place: 'Studio 2, open door' },
  { title: 'Loop', line: 'Music that comes back', place: 'Cellar club' },
  { title: 'Brot', line: 'A day at the oven', place: 'Bakery on the corner' },
  { title: 'Mask', line: 'Faces from carnival', place: 'Town hall attic' },
  { title: 'Orbit', line: 'Models of other worlds', place: 'Planetarium, 18.00' },
  { title: 'Wool', line: 'Sheep, thread, jumper', place: 'Mill by the weir' },
  { title: 'Swim', line: 'The lake in summer', place: 'Jetty, sunrise to dusk' },
  { title: 'Type', line: 'Alphabets made by hand', place: 'Workshop 7' },
  { title: 'Chair', line: 'Sitting, a short history', place: 'Design depot' },
  { title: 'Frost', line: 'Winter walks with tea', place: 'Meet at the bridge' },
  { title: 'Bloom', line: 'The spring flower fair', place: 'Market square' },
  { title: 'Jazz', line: 'Three nights of quartets', place: 'Hotel bar, late' },
  { title: 'Glass', line: 'Blown, cut and mended', place: 'Furnace hall' },
  { title: 'Moth', line: 'Night life in the park', place: 'Bring a lamp' },
  { title: 'Print', line: 'Posters of the valley', place: 'Station arcade' },
  { title: 'Tram', line: 'One hundred years on rails', place: 'Depot yard' },
  { title: 'Clay', line: 'Bowls for a long table', place: 'Kiln house' },
  { title: 'Wind', line: 'Kites for all ages', place: 'Hill behind the school' },
  { title: 'Haus', line: 'How we want to live', place: 'Pavilion, daily' },
  { title: 'Novel', line: 'Readings in the dark', place: 'Cinema foyer' },
  { title: 'Pulse', line: 'Drums from four rivers', place: 'Open air stage' },
  { title: 'Zoom', line: 'Photographs of small things', place: 'Light room' },
  { title: 'Opera', line: 'For those who never go', place: 'Garage, pay what you like' },
] as const

export function billed(index: number, shape: string): Words {
  const { title, line } = entry(events, index)
  return {
    name: `${title}: ${line.toLowerCase()}`,
    alt: `A poster with ${shape} and the word ${title}, announcing ${line.toLowerCase()}.`,
    tags: ['poster', 'swiss design', 'typography', 'graphic design'],
  }
}
