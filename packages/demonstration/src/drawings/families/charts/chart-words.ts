import type { Words } from '../../kit/family.ts'

export const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

export function words(name: string, alt: string, ...more: readonly string[]): Words {
  return { name, alt, tags: ['infographic', 'chart', 'data', ...more] }
}
