import { failureIn } from './reports.js';

const DESCRIPTION = `# Instructions

- Following Playwright test failed.

# Test info

- Name: back-office.spec.ts >> signs in

# Error details

\`\`\`
Error: expected a heading
# not a section
\`\`\`

# Page snapshot

\`\`\`yaml
- heading "Giriş Yap"
\`\`\`

# Test source

\`\`\`ts
test('signs in', () => undefined);
\`\`\`
`;

describe('the description of a failed journey', () => {
  it('names the test, shows the page and ends with the error, without the source of the test', () => {
    const lines = failureIn(DESCRIPTION)
      .split('\n')
      .filter((line) => line && !line.startsWith('```'));
    expect(lines).toEqual([
      '# Test info',
      '- Name: back-office.spec.ts >> signs in',
      '# Page snapshot',
      '- heading "Giriş Yap"',
      '# Error details',
      'Error: expected a heading',
      '# not a section',
    ]);
  });

  it('is complete when the page could not be described', () => {
    expect(failureIn('# Test info\n\n- Name: signs in\n\n# Error details\n\nError: closed\n')).toBe(
      '# Test info\n\n- Name: signs in\n\n# Error details\n\nError: closed\n',
    );
  });
});
