import { Button, Navbar, type LinkComponent } from '@gloam/ui';

/** Page navigation with the router's link component. */
export function Frame({ linkComponent }: { linkComponent: LinkComponent }) {
  return (
    <Navbar
      logo={<strong>Studio</strong>}
      items={[
        { label: 'Home', href: '/' },
        { label: 'Crew', href: '/crew?deck=2#lamp' },
      ]}
      linkComponent={linkComponent}
      labels={{ navigation: 'Main', home: 'Studio, home', openMenu: 'Menu', closeMenu: 'Close' }}
    />
  );
}

export function Home({ linkComponent }: { linkComponent: LinkComponent }) {
  return (
    <main>
      <h1>Home</h1>
      <Button href="/crew?deck=2#lamp" linkComponent={linkComponent}>
        Meet the crew
      </Button>
      <Button href="https://other.example/" linkComponent={linkComponent}>
        Elsewhere
      </Button>
    </main>
  );
}

export function Crew() {
  return (
    <main>
      <h1>Crew</h1>
      <p id="lamp">The lamp.</p>
    </main>
  );
}
