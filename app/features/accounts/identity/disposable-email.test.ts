import { expect, test } from 'vitest'
import { isDisposableEmail } from './disposable-email.server.ts'

test.each([
  ['x@mailinator.com', true],
  ['x@MAILINATOR.com', true],
  ['x@class-7b.mailinator.com', true],
  ['"a@gmail.com"@yopmail.com', true],
  ['mailinator.com@post.example', false],
  ['x@schule-mailinator.com.example', false],
  ['x@gmail.com', false],
  ['x@gmx.de', false],
  ['x@orange.fr', false],
  ['x@libero.it', false],
  ['x@icloud.com', false],
  ['x@proton.me', false],
  ['x@post.example', false],
])('%s: %s', (email, disposable) => expect(isDisposableEmail(email)).toBe(disposable))
