import { eucalyptus, fern, ginkgo, olive } from './branches.ts'
import { lavender, poppy, wildflowers } from './flowers.ts'
import { cactus, monstera, palm } from './foliage.ts'
import type { Plant } from './plant.ts'

export const plants: readonly { name: string; latin: string; draw: Plant }[] = [
  { name: 'Fern', latin: 'Filix silvatica', draw: fern },
  { name: 'Poppy', latin: 'Papaver rhoeas', draw: poppy },
  { name: 'Monstera', latin: 'Monstera deliciosa', draw: monstera },
  { name: 'Lavender', latin: 'Lavandula vera', draw: lavender },
  { name: 'Eucalyptus', latin: 'Eucalyptus cinerea', draw: eucalyptus },
  { name: 'Wildflowers', latin: 'Flores agri', draw: wildflowers },
  { name: 'Ginkgo', latin: 'Ginkgo biloba', draw: ginkgo },
  { name: 'Cactus', latin: 'Cereus repandus', draw: cactus },
  { name: 'Olive branch', latin: 'Olea europaea', draw: olive },
  { name: 'Palm', latin: 'Chamaedorea elegans', draw: palm },
]
