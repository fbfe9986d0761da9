# What Doska is.
web-about-what = Doska plays five board games that hardly anyone can play on a computer: against a strong engine that runs in your own browser, or with others at one screen. It teaches them, analyses games, and speaks English, Russian and Turkish. The same program plays in the terminal and speaks to other programs.
web-about-games = The games
web-about-privacy = What happens to your data
web-about-privacy-how = Nothing leaves your browser. There are no accounts, no cookies, no statistics, and nothing is asked of any other site. Your settings, games and lessons are kept in this browser alone.
web-about-offline = Without a network
web-about-offline-how = After the first visit all of Doska works without a network. Your browser can install it as an app: look for “install” or “add to home screen” in its menu.
web-about-licence = Licence
web-about-licence-how = Doska is free software, under the MIT licence or the Apache License 2.0, whichever you like.
web-about-others = The site is made with Svelte (MIT), Fluent (Apache 2.0) and Workbox (MIT). Its typeface is Inter (SIL Open Font License 1.1).
web-about-versions = Versions
web-about-rules = Rules: { $game }
