# What Doska is.
web-about-what = Doska plays five board games that are hard to find on a computer: against a strong engine that runs in your own browser, or with others at one screen. It teaches the games, analyses them, and speaks English, Russian and Turkish. The same program plays in the terminal and talks to other programs.
web-about-games = The games
web-about-privacy = Your data
web-about-privacy-how = Nothing leaves your browser. There are no accounts, no cookies, no statistics, and no requests to other sites. Your settings, games and lessons are kept in this browser only.
web-about-offline = Offline
web-about-offline-how = After the first visit Doska works offline. Your browser can install it as an app: look for “install” or “add to home screen” in its menu.
web-about-licence = Licence
web-about-licence-how = Doska is free software under the MIT licence or the Apache License 2.0, at your option.
web-about-others = The site is made with Svelte (MIT), Fluent (Apache 2.0) and Workbox (MIT). Its typeface is Inter (SIL Open Font License 1.1).
web-about-versions = Versions
web-about-rules = Rules: { $game }
