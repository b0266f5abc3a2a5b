package tr.tedarik.elasticsearch;

import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.core.LowerCaseFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.miscellaneous.KeepWordFilter;
import org.apache.lucene.analysis.miscellaneous.RemoveDuplicatesTokenFilter;
import org.apache.lucene.analysis.miscellaneous.TrimFilter;
import org.apache.lucene.analysis.miscellaneous.TruncateTokenFilter;
import org.apache.lucene.analysis.ngram.EdgeNGramTokenFilter;
import org.apache.lucene.analysis.ngram.NGramTokenFilter;
import org.apache.lucene.analysis.pattern.PatternCaptureGroupTokenFilter;
import org.apache.lucene.analysis.pattern.PatternReplaceFilter;
import org.apache.lucene.analysis.snowball.SnowballFilter;
import org.apache.lucene.analysis.tr.ApostropheFilter;
import org.apache.lucene.analysis.tr.TurkishLowerCaseFilter;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.index.analysis.NormalizingTokenFilterFactory;
import org.elasticsearch.index.analysis.TokenFilterFactory;
import org.elasticsearch.indices.analysis.AnalysisModule.AnalysisProvider;
import org.elasticsearch.plugins.AnalysisPlugin;

/** Token filters with the names, parameters and defaults that Elasticsearch gives them. */
final class TokenFilters {
    static final Map<String, AnalysisProvider<TokenFilterFactory>> BY_NAME = Map.ofEntries(
        Map.entry("lowercase", normalizing(TokenFilters::lowercase)),
        Map.entry("trim", normalizing(settings -> TrimFilter::new)),
        Map.entry("asciifolding", (index, environment, name, settings) -> asciifolding(name, settings)),
        Map.entry("apostrophe", filter(settings -> ApostropheFilter::new)),
        Map.entry("stemmer", AnalysisPlugin.requiresAnalysisSettings(filter(TokenFilters::stemmer))),
        Map.entry("edge_ngram", filter(TokenFilters::edgeNgram)),
        Map.entry("ngram", filter(TokenFilters::ngram)),
        Map.entry("keep", AnalysisPlugin.requiresAnalysisSettings(filter(TokenFilters::keep))),
        Map.entry("pattern_capture", AnalysisPlugin.requiresAnalysisSettings(filter(TokenFilters::patternCapture))),
        Map.entry("pattern_replace", AnalysisPlugin.requiresAnalysisSettings(filter(TokenFilters::patternReplace))),
        Map.entry("truncate", filter(TokenFilters::truncate)),
        Map.entry("remove_duplicates", filter(settings -> RemoveDuplicatesTokenFilter::new)),
        Map.entry("synonym", AnalysisPlugin.requiresAnalysisSettings(
            (index, environment, name, settings) -> new SynonymFilterFactory(environment, name, settings, false))),
        Map.entry("synonym_graph", AnalysisPlugin.requiresAnalysisSettings(
            (index, environment, name, settings) -> new SynonymFilterFactory(environment, name, settings, true))));

    private TokenFilters() {}

    /** A filter that consists of one Lucene class. */
    static class Plain implements TokenFilterFactory {
        private final String name;
        private final UnaryOperator<TokenStream> wrap;

        Plain(String name, UnaryOperator<TokenStream> wrap) {
            this.name = name;
            this.wrap = wrap;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public TokenStream create(TokenStream input) {
            return wrap.apply(input);
        }
    }

    /** A filter that is also allowed in a keyword's normalizer, and that is applied to prefix and wildcard terms. */
    private static final class Normalizing extends Plain implements NormalizingTokenFilterFactory {
        Normalizing(String name, UnaryOperator<TokenStream> wrap) {
            super(name, wrap);
        }
    }

    private static AnalysisProvider<TokenFilterFactory> filter(Function<Settings, UnaryOperator<TokenStream>> make) {
        return (index, environment, name, settings) -> new Plain(name, make.apply(settings));
    }

    private static AnalysisProvider<TokenFilterFactory> normalizing(Function<Settings, UnaryOperator<TokenStream>> make) {
        return (index, environment, name, settings) -> new Normalizing(name, make.apply(settings));
    }

    private static UnaryOperator<TokenStream> lowercase(Settings settings) {
        return switch (settings.get("language", "")) {
            case "" -> LowerCaseFilter::new;
            case "turkish" -> TurkishLowerCaseFilter::new;
            default -> throw unsupported("lowercase language", settings.get("language"));
        };
    }

    private static TokenFilterFactory asciifolding(String name, Settings settings) {
        if (settings.getAsBoolean("preserve_original", false) == false) return new Normalizing(name, ASCIIFoldingFilter::new);
        return new Plain(name, input -> new ASCIIFoldingFilter(input, true)) {
            @Override
            public TokenStream normalize(TokenStream input) {
                return new ASCIIFoldingFilter(input, false);
            }

            @Override
            public TokenFilterFactory getSynonymFilter() {
                return new Normalizing(name, ASCIIFoldingFilter::new);
            }
        };
    }

    private static UnaryOperator<TokenStream> stemmer(Settings settings) {
        String language = settings.get("language", settings.get("name", ""));
        if (language.equals("turkish") == false) throw unsupported("stemmer", language);
        return input -> new SnowballFilter(input, "Turkish");
    }

    private static UnaryOperator<TokenStream> edgeNgram(Settings settings) {
        if (settings.get("side", "front").equals("front") == false) throw unsupported("edge_ngram side", settings.get("side"));
        int min = settings.getAsInt("min_gram", 1);
        int max = settings.getAsInt("max_gram", 2);
        boolean keep = settings.getAsBoolean("preserve_original", false);
        return input -> new EdgeNGramTokenFilter(input, min, max, keep);
    }

    private static UnaryOperator<TokenStream> ngram(Settings settings) {
        int min = settings.getAsInt("min_gram", 1);
        int max = settings.getAsInt("max_gram", 2);
        boolean keep = settings.getAsBoolean("preserve_original", false);
        return input -> new NGramTokenFilter(input, min, max, keep);
    }

    private static UnaryOperator<TokenStream> keep(Settings settings) {
        CharArraySet words = new CharArraySet(settings.getAsList("keep_words"), false);
        return input -> new KeepWordFilter(input, words);
    }

    private static UnaryOperator<TokenStream> patternCapture(Settings settings) {
        Pattern[] patterns = settings.getAsList("patterns").stream().map(Pattern::compile).toArray(Pattern[]::new);
        boolean keep = settings.getAsBoolean("preserve_original", true);
        return input -> new PatternCaptureGroupTokenFilter(input, keep, patterns);
    }

    private static UnaryOperator<TokenStream> patternReplace(Settings settings) {
        Pattern pattern = Pattern.compile(settings.get("pattern"));
        String replacement = settings.get("replacement", "");
        boolean all = settings.getAsBoolean("all", true);
        return input -> new PatternReplaceFilter(input, pattern, replacement, all);
    }

    private static UnaryOperator<TokenStream> truncate(Settings settings) {
        int length = settings.getAsInt("length", 10);
        return input -> new TruncateTokenFilter(input, length);
    }

    static IllegalArgumentException unsupported(String what, String value) {
        return new IllegalArgumentException(what + " [" + value + "] is not part of tools/local-elasticsearch");
    }
}
