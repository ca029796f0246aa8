import { expect, test } from 'vitest'
import { categoryOf, everything, isShown } from './category.ts'

test('[ROUTE-18] the chosen category is remembered among other cookies', () => {
  expect(categoryOf('theme=dark; category=moto')).toBe('moto')
  expect(categoryOf('category=B')).toBe('B')
  expect(categoryOf('mycategory=B')).toBeNull()
  expect(categoryOf('')).toBeNull()
})

test('[ROUTE-18] a category shows what belongs to it, and everything shows all', () => {
  expect(isShown(['car', 'moto'], 'moto')).toBe(true)
  expect(isShown(['car'], 'moto')).toBe(false)
  expect(isShown([], everything)).toBe(true)
})
