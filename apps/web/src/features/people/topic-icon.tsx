import type { TopicTheme } from '@pinfold/contract'
import {
  Armchair,
  Bike,
  Brush,
  BookOpen,
  Building2,
  Cake,
  Camera,
  Car,
  Clapperboard,
  Cpu,
  FlaskConical,
  Hammer,
  type LucideIcon,
  Mountain,
  Music,
  Notebook,
  Palette,
  PawPrint,
  Plane,
  Scissors,
  Shirt,
  Sparkles,
  Sprout,
  Users,
  Utensils,
} from 'lucide-react'

const icons: Record<TopicTheme, LucideIcon> = {
  home: Armchair,
  food: Utensils,
  style: Shirt,
  beauty: Sparkles,
  art: Palette,
  design: Brush,
  crafts: Scissors,
  garden: Sprout,
  travel: Plane,
  nature: Mountain,
  sport: Bike,
  celebrations: Cake,
  culture: BookOpen,
  animals: PawPrint,
  architecture: Building2,
  photography: Camera,
  diy: Hammer,
  family: Users,
  work: Notebook,
  vehicles: Car,
  technology: Cpu,
  science: FlaskConical,
  music: Music,
  screen: Clapperboard,
}

/** What stands for a theme. */
export function TopicIcon({ theme }: { readonly theme: TopicTheme }) {
  const Icon = icons[theme]
  return <Icon size={24} aria-hidden="true" />
}
