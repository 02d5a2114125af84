import { describe, expect, test } from 'vitest'
import { isEasyToGuess } from './easy-passwords.ts'

const jane = ['jane.parata@saltbush.example', 'Jane', 'Parata', 'Saltbush Mining Pty Ltd']

describe('easy to guess is', () => {
  test.each([
    'headframe1',
    'Headframe2026!',
    'HEADFRAME',
    'my-headframe',
    'h3adfr@me',
    'headframe123456',
    'headframeheadframe',
    'aaaaaaaa',
    'x'.repeat(200),
    'abababab',
    'aaaaaaa1',
    '12345678',
    '87654321',
    'abcd1234',
    'abcdefgh!1',
    'asdfghjkl;',
    '1qaz2wsx3edc',
    'qwerty12',
    'password1',
    'goldmine',
  ])('%s, for everybody', async (password) => {
    expect(await isEasyToGuess(password)).toBe(true)
  })

  test.each([
    'jane.parata',
    'jane.parata@saltbush.example',
    'JaneParata7',
    'parata1988',
    'saltbush-1',
    'SaltbushMining',
    'j4neparata',
    'parata12345678',
  ])('%s, for Jane Parata of Saltbush Mining alone', async (password) => {
    expect(await isEasyToGuess(password, jane)).toBe(true)
    expect(await isEasyToGuess(password)).toBe(false)
  })
})

describe('not easy to guess is', () => {
  test.each([
    'ironbark-and-ochre-7',
    'a-brand-new-swing-42',
    'headframe at the old shaft',
    'jane-drives-a-d11-dozer',
    'mining-camp-at-leonora',
    'property-experts-point-west',
    'vK2#pQ9z',
    'example-of-its-kind',
  ])('%s', async (password) => {
    expect(await isEasyToGuess(password, jane)).toBe(false)
  })
})
