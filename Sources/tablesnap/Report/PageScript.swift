/// What the pages do when keys and buttons are pressed.
enum PageScript {
  static let text = """

    (() => {
      'use strict';
      const root = document.documentElement;
      const byId = (id) => document.getElementById(id);
      const [filter, status, theme, compare, keys] =
        ['filter', 'status', 'theme', 'compare', 'keys'].map(byId);
      const changes = [...document.querySelectorAll('.change')];
      const links = [...document.querySelectorAll('nav a')];
      let current = -1;

      const visible = () => changes.filter((change) => !change.hidden);

      const tell = () => {
        const count = visible().length;
        status.textContent =
          count === changes.length ? `${count} shown` : `${count} of ${changes.length} shown`;
      };

      const search = () => {
        const words = filter.value.toLowerCase().split(/\\s+/).filter(Boolean);
        for (const change of changes) {
          const names = change.dataset.names.toLowerCase();
          change.hidden = !words.every((word) => names.includes(word));
        }
        for (const link of links) {
          const change = byId(link.hash.slice(1));
          if (change) link.parentElement.hidden = change.hidden;
        }
        tell();
      };

      const step = (count) => {
        const shown = visible();
        if (shown.length === 0) return;
        const place = shown.indexOf(changes[current]);
        const start = place < 0 && count < 0 ? shown.length : place;
        const next = shown[Math.min(shown.length - 1, Math.max(0, start + count))];
        current = changes.indexOf(next);
        next.focus({ preventScroll: true });
        next.scrollIntoView({ block: 'start' });
      };

      const themes = ['automatic', 'light', 'dark'];
      const changeTheme = () => {
        const index = themes.indexOf(root.dataset.theme || 'automatic');
        const next = themes[(index + 1) % themes.length];
        root.dataset.theme = next;
        theme.textContent = `Colours: ${next}`;
      };

      const changeComparison = () => {
        if (!compare) return;
        const slides = root.dataset.compare !== 'slider';
        root.dataset.compare = slides ? 'slider' : 'pair';
        compare.setAttribute('aria-pressed', String(slides));
      };

      const copy = async (button) => {
        const code = button.parentElement.querySelector('code');
        let isCopied = true;
        try {
          await navigator.clipboard.writeText(code.textContent);
        } catch {
          getSelection().selectAllChildren(code);
          isCopied = document.execCommand('copy');
        }
        button.textContent = status.textContent = isCopied ? 'Copied' : 'Selected';
        setTimeout(() => {
          button.textContent = 'Copy';
          tell();
        }, 2000);
      };

      const copyCurrent = () => {
        const button = changes[current]?.querySelector('.copy');
        if (button) copy(button);
      };

      const clear = () => {
        filter.value = '';
        search();
        filter.blur();
      };

      const actions = {
        j: () => step(1),
        k: () => step(-1),
        c: copyCurrent,
        s: changeComparison,
        d: changeTheme,
        '/': () => filter.focus(),
        '?': () => { keys.open = !keys.open; },
        Escape: clear,
      };

      document.addEventListener('keydown', (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const isTyping = event.target === filter;
        if (isTyping && event.key !== 'Escape') return;
        const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
        if (!action) return;
        event.preventDefault();
        action();
      });

      document.addEventListener('input', (event) => {
        if (event.target === filter) search();
        if (event.target.matches('.cut')) {
          const pair = event.target.closest('.comparison');
          pair.style.setProperty('--cut', `${event.target.value}%`);
        }
      });

      document.addEventListener('focusin', (event) => {
        const change = event.target.closest('.change');
        if (change) current = changes.indexOf(change);
      });

      document.addEventListener('click', (event) => {
        if (event.target === theme) changeTheme();
        if (event.target === compare) changeComparison();
        if (event.target.matches('.copy')) copy(event.target);
      });

      let opened = [];
      window.addEventListener('beforeprint', () => {
        opened = [...document.querySelectorAll('main details:not([open])')];
        for (const details of opened) details.open = true;
      });
      window.addEventListener('afterprint', () => {
        for (const details of opened) details.open = false;
      });

      root.classList.add('scripted');
      tell();
    })();

    """
}
