// Accounts: with a passkey of a virtual authenticator, with a password, and what belongs to them.
import type { Page } from '@playwright/test';
import { ask, newName, refuse, signUp } from './online';
import { accessible, expect, fits, open, ready, test } from './site';

// Browsers know passkeys at a name, not at an address.
test.use({ baseURL: `http://localhost:${process.env['DOSKA_PORT'] ?? 8137}` });

/** An authenticator that always finds its owner there. */
async function authenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.describe('with an account', () => {
  // A refused sign-in is an answer of 401, which the console of the browser tells.
  test.use({ expected: /status of (401|403|422)/ });

  test('a passkey signs up and in, and confirms', async ({ page }) => {
    await authenticator(page);
    const name = newName();
    await open(page, '/signin?new');
    await fits(page);
    await accessible(page);
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create account with a passkey' }).click();
    await expect(page.locator('main code')).toHaveCount(10);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    const menu = page.getByRole('button', { name: `${name}: your menu` });
    await menu.click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(menu).toHaveCount(0);

    await page.goto('/signin?to=/account');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
    await fits(page);
    await accessible(page);
    await page.getByRole('textbox', { name: 'Password' }).fill('four unrelated words');
    await page.getByRole('button', { name: 'Set a password' }).click();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    await accessible(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'New token' }).click();
    await page.getByLabel('What it is for').fill('bot');
    await page.getByRole('button', { name: 'Create token' }).click();
    await expect(page.locator('dialog code')).toHaveText(/^doska_/);
    await accessible(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Revoke bot' }).click();
    await expect(page.getByRole('button', { name: 'Revoke bot' })).toHaveCount(0);
  });

  test('a password signs up and in; the account can be deleted', async ({ page }) => {
    const name = newName();
    await open(page, '/signin?new');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password').fill('password');
    await page.getByRole('button', { name: 'Create account with a password' }).click();
    await expect(page.getByRole('alert')).toContainText('attackers');
    await page.getByLabel('Password').fill('four unrelated words');
    await page.getByRole('button', { name: 'Create account with a password' }).click();
    await expect(page.locator('main code')).toHaveCount(10);
    const code = await page.locator('main code').first().textContent();
    await page.request.delete('/api/v1/session');
    await page.goto('/signin');
    await ready(page);
    await page.getByLabel('Name').first().fill(name);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('wrong');
    await page.getByText('Lost your passkey').click();
    await page.getByLabel('Recovery code').fill(code ?? '');
    await page.getByRole('button', { name: 'Sign in with the code' }).click();
    await expect(page.getByText('9 codes are left')).toBeVisible();
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL(/\/$/);
    const me = (await (await page.request.get('/api/v1/me')).json()) as { player: unknown };
    expect(me.player).toBeNull();
  });
});

test('another tab knows who has signed up, and who is gone', async ({ page, context }) => {
  const name = newName();
  await open(page, '/lobby');
  const second = await context.newPage();
  await open(second, '/about');
  await ask(second, 'POST', '/guests', {});
  for (const one of [page, second]) await one.reload();
  await ready(second);
  await expect(second.getByRole('button', { name: /: your menu$/ })).toBeVisible();
  await signUp(page, name);
  // The session of the guest has ended, and with it the connection.
  await expect(second.getByRole('button', { name: `${name}: your menu` })).toBeVisible();
});

test.describe('refused', () => {
  test.use({ expected: /status of 503/ });
  test('signing out that fails says so', async ({ page }) => {
    const name = newName();
    await open(page, '/about');
    await signUp(page, name);
    await page.reload();
    await refuse(page, '/session', 'DELETE', 'The server is busy');
    const menu = page.getByRole('button', { name: `${name}: your menu` });
    await menu.click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('alert')).toHaveText('The server is busy');
    await fits(page);
    await accessible(page);
    await page.unroute('**/api/v1/session');
    await menu.click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(menu).toHaveCount(0);
  });
});
