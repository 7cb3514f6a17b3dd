import type { TopicTheme } from '@pinfold/contract'
import {
  Armchair,
  Bike,
  Brush,
  BookOpen,
  Cake,
  type LucideIcon,
  Palette,
  PawPrint,
  Plane,
  Scissors,
  Shirt,
  Sparkles,
  Sprout,
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
  nature: PawPrint,
  sport: Bike,
  celebrations: Cake,
  culture: BookOpen,
}

/** What stands for a theme. */
export function TopicIcon({ theme }: { readonly theme: TopicTheme }) {
  const Icon = icons[theme]
  return <Icon size={24} aria-hidden="true" />
}
